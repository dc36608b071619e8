import { type Mail, mailTo, type Recipient } from './compose.ts';
import { defuseLinks } from './defuse-links.ts';

/** Recipient of a security mail. Everybody needs these mails, so no setting switches them off. */
type Member = Recipient & { timeZone: string | null };

function moment(at: Date, { timeZone }: Member): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone ?? 'UTC',
  }).format(at);
}

const SIGN_IN_REASON = 'You’re getting this because how you sign in has changed.';

/** `link`: to the page that mails a link for a new password. */
export function passwordChangedMail(to: Member, at: Date, link: string): Mail {
  return mailTo(to, 'Your password was changed', {
    paragraphs: [
      `A new password was chosen for your account on ${moment(at, to)}, and every other device was signed out.`,
      'If that was you, you don’t have to do anything.',
    ],
    ifNotYou: 'If it wasn’t, choose another one here, and remove all passkeys too.',
    remedy: { label: 'Choose a Password', url: link },
    reason: SIGN_IN_REASON,
  });
}

export function passwordRemovedMail(to: Member, at: Date, link: string): Mail {
  return mailTo(to, 'Your password was removed', {
    paragraphs: [
      `Your password was removed on ${moment(at, to)}, and every other device was signed out. From now on, you sign in with your passkeys only.`,
      'If that was you, you don’t have to do anything.',
    ],
    ifNotYou: 'If it wasn’t, choose a new password here, and remove all passkeys too.',
    remedy: { label: 'Choose a Password', url: link },
    reason: SIGN_IN_REASON,
  });
}

export function passkeyAddedMail(to: Member, name: string, at: Date, link: string): Mail {
  return mailTo(to, 'A passkey was added', {
    paragraphs: [
      `A passkey was added to your account on ${moment(at, to)}: “${defuseLinks(name)}”. It can sign in as you.`,
      'If that was you, you don’t have to do anything.',
    ],
    ifNotYou: 'If it wasn’t, choose a new password here, and remove all passkeys too.',
    remedy: { label: 'Choose a Password', url: link },
    reason: SIGN_IN_REASON,
  });
}

/** Writes to the old address, whose earlier link still undoes the change. */
export function emailChangedMail(to: Member, at: Date, undoUntil: Date): Mail {
  return mailTo(to, 'Your address was changed', {
    paragraphs: [
      `You stopped signing in with this address and switched to another one on ${moment(at, to)}.`,
      'If that was you, you don’t have to do anything.',
    ],
    ifNotYou: `If it wasn’t, open our email “Your address is about to change”. Its link brings this address back until ${moment(undoUntil, to)}, no matter what else was changed.`,
    reason: SIGN_IN_REASON,
  });
}

/** Writes the last mail to a member who left. */
export function accountClosedMail(to: Member, at: Date): Mail {
  return mailTo(to, 'Your account is closed', {
    paragraphs: [
      `Your account was closed on ${moment(at, to)}, after your password or a passkey was given. Everything of yours in it is erased.`,
      'If that was you, you don’t have to do anything.',
    ],
    ifNotYou:
      'If it wasn’t, somebody knows your password or has one of your devices: choose another password wherever else you use that one. We can’t bring the account back.',
    reason:
      'You’re getting this because you signed in with this address. It’s our last email to you.',
  });
}

/** Writes to the restored address. The page that restored it asks for a new password too. */
export function emailKeptMail(to: Recipient, link: string): Mail {
  return mailTo(to, 'Your address stays', {
    paragraphs: [
      'You told us that you didn’t change your address. You sign in with this one as before, every device is signed out, and your old password no longer works. Passkeys won’t work either until you’ve chosen a new password.',
      'If you haven’t chosen one yet, do it here.',
    ],
    button: { label: 'Choose a Password', url: link },
    notes: [
      'The link works once, for one hour. After that, the page it opens can email you a new one.',
    ],
    ifNotYou: 'If it wasn’t you who kept the address, choose a new password all the same.',
    reason: SIGN_IN_REASON,
  });
}
