import type { CDPSession, Page } from '@playwright/test';

/** Passkey as the browser exports it, with its counter. */
type HeldPasskey = {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
};

/** Controls the browser's virtual authenticator, which keeps passkeys and confirms by itself. */
export class VirtualAuthenticator {
  readonly #browser: CDPSession;
  #id = '';

  private constructor(browser: CDPSession) {
    this.#browser = browser;
  }

  /**
   * Turns the authenticator on. The authenticator accepts any suggestion at once, so most tests
   * switch suggestions off.
   */
  static async on(page: Page, { isSuggested = false } = {}): Promise<VirtualAuthenticator> {
    if (!isSuggested) {
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
    }
    const authenticator = new VirtualAuthenticator(await page.context().newCDPSession(page));
    await authenticator.#browser.send('WebAuthn.enable', {});
    await authenticator.#add();
    return authenticator;
  }

  async #add(): Promise<void> {
    const { authenticatorId } = await this.#browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    this.#id = authenticatorId;
  }

  /** Sets whether the owner's finger is used. Another finger is refused, like a closed prompt. */
  async setOwnersFinger(isUserVerified: boolean): Promise<void> {
    const authenticatorId = this.#id;
    await this.#browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  async credentials(): Promise<HeldPasskey[]> {
    const authenticatorId = this.#id;
    const found = await this.#browser.send('WebAuthn.getCredentials', { authenticatorId });
    return found.credentials;
  }

  /** Restores a passkey to an earlier state with its counter, like a copied device. */
  async restore(credential: HeldPasskey): Promise<void> {
    const authenticatorId = this.#id;
    await this.#browser.send('WebAuthn.clearCredentials', { authenticatorId });
    await this.#browser.send('WebAuthn.addCredential', { authenticatorId, credential });
  }
}
