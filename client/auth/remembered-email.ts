/** Kept in memory alone: a typed address reveals who someone is. */
let typed = '';

/** Address typed on one of the sign-in pages, for the next of them. */
export function rememberedEmail(): string {
  return typed;
}

export function rememberEmail(email: string): void {
  typed = email;
}
