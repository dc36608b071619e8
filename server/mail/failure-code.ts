/**
 * Names why a mail failed, in one word: the code of the mail server or the system. Never returns
 * the server's own sentence, which may repeat the address.
 */
export function failureCode(error: unknown): string {
  const { responseCode, code } = Object(error) as { responseCode?: unknown; code?: unknown };
  if (Number.isInteger(responseCode)) return `SMTP ${responseCode}`;
  return typeof code === 'string' && /^[A-Z0-9_]{2,40}$/.test(code) ? code : 'unknown';
}
