/**
 * Why a mail could not go, in a word: the mail server's code or the system's. Never the server's own
 * sentence, which may repeat the address.
 */
export function failureCode(error: unknown): string {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown };
  if (Number.isInteger(responseCode)) return `SMTP ${responseCode}`;
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : 'unknown';
}
