import type { CDPSession, Page } from '@playwright/test';

/** A passkey as the browser hands it out, its counter included. */
type HeldPasskey = {
  credentialId: string;
  isResidentCredential: boolean;
  rpId?: string;
  privateKey: string;
  userHandle?: string;
  signCount: number;
};

/** The browser's own stand-in for a finger on a phone: it keeps passkeys and says yes by itself. */
export class VirtualAuthenticator {
  readonly #browser: CDPSession;
  #id = '';

  private constructor(browser: CDPSession) {
    this.#browser = browser;
  }

  /** It takes up whatever the browser suggests at once, so most tests have it suggest nothing. */
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

  /** Whether the finger is the owner's; another one is turned away, as a closed prompt is. */
  async setOwnersFinger(isUserVerified: boolean): Promise<void> {
    const authenticatorId = this.#id;
    await this.#browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  async credentials(): Promise<HeldPasskey[]> {
    const authenticatorId = this.#id;
    const found = await this.#browser.send('WebAuthn.getCredentials', { authenticatorId });
    return found.credentials;
  }

  /** Puts a passkey back as it was at some time, counter included: a copy of the device. */
  async restore(credential: HeldPasskey): Promise<void> {
    const authenticatorId = this.#id;
    await this.#browser.send('WebAuthn.clearCredentials', { authenticatorId });
    await this.#browser.send('WebAuthn.addCredential', { authenticatorId, credential });
  }
}
