/**
 * Asks the browser to spare what this site keeps. Safari otherwise removes it after seven days
 * without a visit, other browsers when they need the space. Resolves with false where refused.
 */
export async function askToSpareStorage(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** True if the browser has promised to spare what this site keeps. */
export async function isStorageSpared(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}
