/** In memory alone: an address that was typed says who someone is. */
let typed = '';

/** The address typed on one of the pages for signing in, for the next of them. */
export function rememberedEmail(): string {
  return typed;
}

export function rememberEmail(email: string): void {
  typed = email;
}
