import { STATEMENT_TEXT } from '../../contract/shop/payments.ts';
import { dollars, PREMIUM_PRICE_CENTS } from '../../contract/shop/price.ts';
import { FREE_WORKOUTS } from '../../contract/training/sessions.ts';
import { CONTACT, type Statement } from './statement.ts';

export const termsText: Statement = {
  title: 'Terms',
  lead: 'What you can expect from us, and what we expect from the two of you. By creating an account, you both agree to these terms.',
  sections: [
    {
      heading: 'Who may use it',
      text: [
        'You’re both 18 or older, and you both want to be here. One account is for two people, and you each sign in with your own email and password.',
        'Keep your password to yourself. If someone else has it, change it on your account page. That signs out every other device.',
      ],
    },
    {
      heading: 'Your health',
      text: [
        'Workouts are written with care, but they are not medical advice. If either of you is pregnant, injured, ill or unsure, ask a doctor first.',
        'Steps speak of two hands and two feet. With a prosthesis, or without a hand or foot, do a step with what you have: change over to the other side, hold on to your partner, or leave it out.',
        'Train within your limits and stop when something hurts. Either of you may say stop at any time, and no reason is needed.',
      ],
    },
    {
      heading: 'Free and Premium',
      text: [
        `Your first ${FREE_WORKOUTS} workouts are free. Premium costs ${dollars(PREMIUM_PRICE_CENTS)} a month and opens every workout, including the bedroom workouts, for both of you.`,
        'A subscription renews every month until you cancel it. You can cancel at any time in your profile. You won’t be charged again, and you keep Premium until the end of the month you paid for.',
        'If a payment doesn’t go through, Premium is paused until it does.',
      ],
    },
    {
      heading: 'The store',
      text: [
        `Prices are in US dollars and include taxes; you see the shipping cost before you pay. Orders are sent in a plain box, and your statement shows ${STATEMENT_TEXT}.`,
        'You can cancel an order until it ships, and you get all of your money back on the same card. Your bank can take up to ten days to show it. After that, you have the rights of return that the law gives you where you live.',
      ],
    },
    {
      heading: 'Challenges and the board',
      text: [
        'Points are for challenges you really did. A name on the board must not insult or expose anyone. The top couple of the week gets a free month of Premium, which is added to your time and can’t be paid out.',
      ],
    },
    {
      heading: 'What is yours',
      text: [
        'Your journal, your pictures and your names stay yours. We store them only to show them to you and to those you share them with.',
        'You can leave at any time and take your data with you.',
      ],
    },
    {
      heading: 'When something goes wrong',
      text: [
        'We do our best to keep this site running and your data safe, but we can’t promise that it never fails. Nothing here limits the rights that the law gives you.',
        'When these terms change, the date on this page changes too.',
        CONTACT,
      ],
    },
  ],
};
