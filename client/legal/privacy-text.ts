import { STATEMENT_TEXT } from '../../contract/payments.ts';
import { CONTACT, type Statement } from './statement.ts';

/** For people. docs/privacy.md says the same for whoever runs the app: keep the two in step. */
export const privacyText: Statement = {
  title: 'Privacy',
  lead: 'What you write and do here is yours. This page says what we keep, who can see it, and how to take it with you or erase it.',
  sections: [
    {
      heading: 'What we keep',
      text: [
        'About each of you: name, email, cell phone, a picture if you add one, your theme, discreet mode and time zone, and the devices you are signed in on. Your password is kept only in a form that nobody can read back. Of a passkey we keep a public key, the name you gave it and when it was used: fingerprints and faces never leave your device.',
        'About the two of you: the workouts you did, when and on whose phone, those you keep, your streak, breaks and weekly goals, badges and challenges, your name on the board, what you planned, your subscription and invoices, and your orders with their delivery addresses.',
        'Your journal: what each of you writes, and whether you shared it.',
        'For the bedroom: when each of you said that you are 18 or older, what each of you answered to “Yes, maybe, no”, and how you liked what you did there.',
      ],
    },
    {
      heading: 'How it is protected',
      text: [
        'Journal entries, bedroom answers, names, emails, phone numbers, pictures, passkeys, your name on the board and delivery addresses are encrypted before they are stored, under a key of your own. A copy of the database alone does not reveal them.',
        'This is not end-to-end encryption: the server opens your entries to show them to you. What you trained and keep, what you bought, and when you wrote are stored unencrypted.',
      ],
    },
    {
      heading: 'Who can see it',
      text: [
        'Your partner sees what you do together, what you share, and the workouts either of you keeps. Private entries and surprises are hidden from them everywhere, in exports too.',
        'Nobody but you sees your answers to “Yes, maybe, no”. Your partner sees what you both said yes to, and, if you both open your maybes, where one said yes and the other maybe. Someone who says yes to everything can tell that you did not say yes to something, but not whether you said no, maybe or nothing.',
        'Other couples see one line on the leaderboard: your challenges, your points, and a made-up name until you choose one. You can leave the board at any time.',
        'Whoever packs your order sees what is in it and where it goes. Whoever runs the server and holds its secret key could technically read what is stored.',
      ],
    },
    {
      heading: 'Other companies',
      text: [
        'There are no ads, no trackers, no analytics and no scripts from anyone else.',
        `Card payments go through Stripe. For a subscription it learns your email and your card; for an order, an amount and an order number. It never learns what you do here. Your statement shows ${STATEMENT_TEXT}.`,
        'Our emails pass through mail servers, so they say little: nothing about your workouts, your journal or what you bought.',
        'If you give your calendar address to a calendar app, it reads what you planned, until you renew the address. In discreet mode it learns hours, and no titles.',
        'When you press a share button, what you share goes where you send it.',
      ],
    },
    {
      heading: 'Where and how long',
      text: [
        'Everything is stored on the server that runs this site, and in its backups, for as long as you have an account.',
        'A device stays signed in for 30 days after you last used it. Links in our emails work for one hour, or for 7 days when your partner invited you.',
        'After you leave, backups still hold your data, encrypted, until they are replaced. Of paid orders we keep the date, the amount and the payment number, without your name, because bookkeeping asks for it.',
      ],
    },
    {
      heading: 'Cookies and storage',
      text: [
        'We set three cookies: one keeps you signed in, one remembers your theme, discreet mode and time zone, and one marks your browser for an hour while it is asked for a passkey. None tracks you, so there is nothing to consent to.',
        'Your browser also keeps what is not finished yet: an unsaved journal entry, a workout you paused or that could not be sent, a cart before you sign in, and whether you have seen the tour or declined a passkey. Unsaved entries are removed when you sign out.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'On the page Account you can change your details, download everything we keep about you, sign devices out, and erase yourself. You do not have to ask us.',
        'Leaving erases your name, email, phone, password, passkeys, picture, bedroom answers and every entry you wrote, at once. A subscription that you pay for ends, and your card is deleted. What you did together stays with your partner; when both of you have left, everything is erased.',
        CONTACT,
      ],
    },
  ],
};
