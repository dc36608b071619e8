import { STATEMENT_TEXT } from '../../contract/shop/payments.ts';
import { CONTACT, type Statement } from './statement.ts';

/** Written for members. docs/privacy.md says the same for operators: keep the two in step. */
export const privacyText: Statement = {
  title: 'Privacy',
  lead: 'What you write and do here is yours. This page says what we keep, who can see it, and how you can take it with you or erase it.',
  sections: [
    {
      heading: 'What we keep',
      text: [
        'About each of you: name, email and whether you’ve used a link we sent there, cell phone, a picture if you add one, your theme, discreet mode, time zone and lock, and the devices you are signed in on. Your password is kept only in a form that nobody can read back. Of a passkey we keep a public key, the name you gave it and when it was used: fingerprints and faces never leave your device.',
        'About the two of you: the workouts you did, when, in which time zone and on whose phone, your favorites, your streak, breaks and weekly goals, badges and challenges, your name on the board and who won a week there, what you planned, what you passed over in today’s suggestion, your subscription and invoices, free months you won, your cart and your orders with their delivery addresses.',
        'Your journal: what each of you writes, whether you shared it, and whether it was read and got a heart.',
        'For the bedroom: when each of you said that you are 18 or older, what each of you answered to “Yes, maybe, no”, and how you liked what you did there.',
        'Your reminders: what you want to be notified of and when, whether that may name your partner, which phones and computers have notifications on and where they go, and your calendar link.',
      ],
    },
    {
      heading: 'For a short time',
      text: [
        'We keep a workout you have open on two phones, and who is in it, until an hour after the last of you was there. “Tonight?” and its answer stay for two days after that night; so does a note of which notifications you got, for about as long. Of a journal entry that you delete, we keep its number and the time for 30 days, so that it can’t come back.',
        'Emails on their way to you wait here encrypted. A line for your partner, typed when you sign up, goes into their first invitation and is kept nowhere else. Both addresses stay until an email change can no longer be undone, which is three days. To stop password guessing and floods of email, we count how often something was tried, for a day at most, under codes that name nobody. When you leave, we note what still has to be erased elsewhere until that is done.',
      ],
    },
    {
      heading: 'How it is protected',
      text: [
        'Journal entries, bedroom answers, names, emails, phone numbers, pictures, passkeys, your name on the board, calendar links, notification addresses, and delivery addresses are encrypted before they are stored, under a key of your own. A copy of the database alone does not reveal them.',
        'This is not end-to-end encryption: the server opens your entries to show them to you. What you trained, your favorites, what you bought and when you wrote are stored unencrypted.',
      ],
    },
    {
      heading: 'Who can see it',
      text: [
        'Your partner sees what you do together, what you share, and the favorites of either of you. Private entries and surprises are hidden from them everywhere, in exports too.',
        'Nobody but you sees your answers to “Yes, maybe, no”. Your partner sees what you both said yes to, and, if you both share your maybes, where one said yes and the other maybe. Someone who says yes to everything can tell that you didn’t say yes to something, but not whether you said no, maybe or nothing.',
        'Other couples see one line on the leaderboard: your challenges, your points, and a made-up name until you choose one. You can leave the board at any time.',
        'The person who packs your order sees what’s in it and where it goes. We record what they do there, with nothing about you but an order number. The people who run the server and hold its secret key could technically read what is stored.',
      ],
    },
    {
      heading: 'When you see each other',
      text: [
        'Video and sound go from your phone to your partner’s, encrypted so that only your two phones can open them. Nothing is recorded, and our server never gets them. It passes on what the phones need to find each other, and doesn’t keep it.',
        'Your partner’s phone learns your network address, as in any direct call. If the people who run this site have set them up, so do two helpers: a STUN server, which tells a phone its own address, and a relay, which passes the video on when there’s no direct way, and can’t look inside. If the three words you both see match, your call is private.',
      ],
    },
    {
      heading: 'Other companies',
      text: [
        'There are no ads, no trackers, no analytics and no scripts from anyone else, except for the payment form.',
        `Card payments go through Stripe. For a subscription it learns your email and your card; for an order, an amount and an order number. It never learns what you do here. Your statement shows ${STATEMENT_TEXT}.`,
        'If you turn notifications on, they reach you through the push service of your browser’s maker, such as Google, Apple, Mozilla or Microsoft. It learns which browser gets one from us, and when. It can’t read what it says.',
        'Our emails pass through mail servers, so they say little: nothing about your workouts, your journal or what you bought.',
        'If you give your calendar link to a calendar app, it reads what you planned until you renew the link. In discreet mode it learns times, but no titles.',
        'The voice that reads the steps aloud is your browser’s own. Some browsers send those sentences to their maker to be spoken.',
        'When you press a share button or text an invitation, what you share goes where you send it.',
      ],
    },
    {
      heading: 'Where and how long',
      text: [
        'Everything is stored on the server that runs this site, and in its backups, for as long as you have an account.',
        'A device stays signed in for 30 days after you last used it. Links in our emails work for one hour, for 7 days when your partner invited you, or for 3 days to undo an email change.',
        'After you leave, backups still hold your data, encrypted, until they are replaced. Of paid orders we keep the date, the amount and the payment number, without your name, because bookkeeping requires it.',
      ],
    },
    {
      heading: 'On your device',
      text: [
        'So that pages open without a connection, this browser keeps copies of what you saw last: your name and email, your stats, plan and lists, the steps of workouts, and your journal, with what your partner shared with you. They are not encrypted. Someone who uses your phone while you are signed in can read them, and so can someone who gets at the files of this browser. Orders, payments, your account and your answers to “Yes, maybe, no” are never copied. Copies go when you sign out or are signed out, and after 60 days, except workouts you saved on this phone.',
        'What you finish, write or put in your cart is first kept in this browser, and removed once it is sent. So what you do without a connection waits there: workouts you finished, entries you wrote, challenges you did, things you put in your cart, a session you stopped, a red you pressed. So does unfinished writing: a journal entry or a delivery address. A payment under way with its address, a workout you paused, which workouts you saved on this phone, and a cart before you sign in are kept there too.',
        'Without a lock, all of this can be read by someone who gets at this browser. If you choose a lock, the journal and the bedroom are left out of the copies. Entries, finished or not, addresses and a payment under way are encrypted before they are kept, even if you write while the app cannot reach us. Only you can open them: we give your browser the key, and only while you are unlocked. Workouts, challenges and your cart stay readable.',
        'If you press Sign Out, we first tell you what has not been sent; then everything of yours is removed from this browser, except a cart from before you signed in. If you are signed out in another way, because your password changed or somebody else signs in here, then what you had typed or done and not sent is encrypted for you and waits. Nobody else who uses this browser can open it. It is yours again when you sign in here. For this, the browser keeps one half of a key, which encrypts and cannot open.',
        'Some things are not ours to prevent. We ask browsers not to store what you type in order to restore a tab, but they list the pages you opened, with the names of workouts and what you searched for among them. Keyboards may learn your words, and spelling help, extensions and screenshots may see them. What we remove or encrypt can stay in the files of a browser, or in a backup of your phone, until it is overwritten.',
      ],
    },
    {
      heading: 'Cookies and storage',
      text: [
        'We set five cookies: one keeps you signed in, one remembers your theme, discreet mode and time zone, one names the time zone of your device, so that a page opens on the right day, one marks your browser for an hour while it is asked for a passkey, and one remembers for half a year that you have signed in with this browser, so that someone who guesses your password elsewhere cannot keep you out. None of them tracks you, so there’s nothing to consent to.',
        'Your browser also keeps the files of the app, and a few notes that name nobody: whether someone is signed in, that there are copies, that you signed out without a connection, whether you installed the app, have seen the tour, or declined a passkey or a reminder, your player settings, and the time you last planned for. Each tab remembers, until it is closed, the page you were going to, the workout you have open together, whether your camera was off, and how many hearts you sent.',
      ],
    },
    {
      heading: 'Your rights',
      text: [
        'On your account page you can change your details, download everything we keep about you, sign devices out and erase your account. You don’t have to ask us.',
        'Leaving erases your name, email, phone, password, passkeys, picture, bedroom answers and every entry you wrote, at once. If you pay for a subscription, it ends and your card is deleted. What you did together stays with your partner; when both of you have left, everything is erased. One last email tells you that your account is closed.',
        CONTACT,
      ],
    },
  ],
};
