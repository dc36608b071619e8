/** A letter in plain words. The subject shows on a locked phone, so it never says what this is about. */
export type Letter = { to: string; subject: string; text: string };

export function accountMadeLetter(to: string, firstName: string, by: string, link: string): Letter {
  return {
    to,
    subject: `${by} made an account for the two of you`,
    text: `Hello ${firstName},

${by} signed the two of you up for Sexercise, with this address as yours.

Both passwords were typed on one device, so please choose one that only you know:
${link}

The link works once, for 7 days. If you did not expect this, you can ignore this mail.
`,
  };
}

export function newPasswordLetter(to: string, firstName: string, link: string): Letter {
  return {
    to,
    subject: 'Choose a new password',
    text: `Hello ${firstName},

someone, hopefully you, asked for a new password. Choose one here:
${link}

The link works once, for one hour. If it was not you, nothing has changed and you can ignore this mail.
`,
  };
}
