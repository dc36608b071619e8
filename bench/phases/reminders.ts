import { setTimeout as delay } from 'node:timers/promises';
import { pushDouble, VAPID_KEYS } from '../../server/testing/push-double.ts';
import { smtpDouble } from '../../server/testing/smtp-double.ts';
import { cpuOf } from '../parts/measure.ts';
import { makeDue, type Phone, seedMembersToRemind } from '../parts/members-to-remind.ts';
import { migratedDatabase, withClient } from '../parts/postgres.ts';
import { figure, type Section } from '../parts/report.ts';
import { type Server, startAppServer } from '../parts/servers.ts';

const MEMBERS = 10_000;
const MINUTE_S = 60;
/** Share of members without a phone, who get a mail. */
const ONE_BY_MAIL_IN = 5;
/** Share of phones whose push service accepts messages in the second round and never answers. */
const ONE_SILENT_IN = 50;
const DUE_IN_MS = 2_000;
const GIVE_UP_AFTER_MS = 10 * 60_000;
const LOOK_EVERY_MS = 100;
/** Time of two more rounds of the clock, in which nothing may be sent again. */
const STILL_MS = 31_000;

type World = {
  url: string;
  servers: readonly Server[];
  phones: readonly Phone[];
  mails: { to: string[] }[];
};

/**
 * Measures how long two processes take for ten thousand reminders due at one moment, and whether
 * each is sent once. Repeats this with phones whose push service hangs.
 */
export async function reminders(): Promise<Section> {
  const url = await migratedDatabase();
  const service = await pushDouble();
  const mailServer = await smtpDouble();
  const phones = await seedMembersToRemind(url, MEMBERS, { service, oneByMailIn: ONE_BY_MAIL_IN });
  const env = {
    DATABASE_URL: url,
    SMTP_URL: mailServer.url,
    PUSH_LOCAL_ORIGIN: service.origin,
    VAPID_PUBLIC_KEY: VAPID_KEYS.publicKey,
    VAPID_PRIVATE_KEY: VAPID_KEYS.privateKey,
    VAPID_SUBJECT: VAPID_KEYS.subject,
  };
  const servers = [await startAppServer(env), await startAppServer(env)];
  const world = { url, servers, phones, mails: mailServer.mails };
  const usual = await sendAll(world);
  for (const [at, phone] of phones.entries()) {
    if (at % ONE_SILENT_IN === 0) phone.behaviour = 'silent';
  }
  const besideSilent = await sendAll(world);
  for (const server of servers) await server.stop();
  await mailServer.stop();
  await service.close();
  const row = (name: string, { seconds, missed, repeated, cpuMs }: Sent) => [
    name,
    seconds.toFixed(1),
    missed,
    repeated,
    figure(cpuMs),
  ];
  return {
    title: 'Reminders',
    about: `${MEMBERS.toLocaleString('en')} members are due at one moment, on two processes and one PostgreSQL: one in ${ONE_BY_MAIL_IN} by mail, the others by Web Push to a service that checks each message's signature and decrypts it. Seconds until the last was taken, from the moment on which they were due; processes look every 15 s. What was not sent, or sent again, is counted until half a minute later. CPU time of both processes for one reminder. Then once more where the push service of one phone in ${ONE_SILENT_IN} takes the message and never answers: until the last of the others was taken.`,
    tables: [
      {
        columns: ['', 'seconds', 'not sent', 'sent again', 'CPU, ms'],
        rows: [
          row('all answer', usual),
          row(`one in ${ONE_SILENT_IN} phones is silent`, besideSilent),
        ],
      },
    ],
    checks: [
      { what: 'Seconds until the last', value: usual.seconds, limit: MINUTE_S },
      { what: 'Not sent, or sent again', value: usual.missed + usual.repeated, limit: 0 },
      {
        what: 'Seconds until the last beside phones that are silent',
        value: besideSilent.seconds,
        limit: MINUTE_S,
      },
      {
        what: 'Not sent, or sent again, beside them',
        value: besideSilent.missed + besideSilent.repeated,
        limit: 0,
      },
      { what: 'What the push service found wrong', value: service.problems.length, limit: 0 },
    ],
  };
}

type Sent = { seconds: number; missed: number; repeated: number; cpuMs: number };

async function sendAll({ url, servers, phones, mails }: World): Promise<Sent> {
  const answering = phones.filter(({ behaviour }) => behaviour !== 'silent');
  const byMail = MEMBERS - phones.length;
  for (const phone of phones) phone.received.length = 0;
  mails.length = 0;
  const cpu = () => servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const cpuBefore = cpu();
  const dueAt = new Date(Date.now() + DUE_IN_MS);
  await withClient(url, (client) => makeDue(client, dueAt));
  const taken = () => answering.filter(({ received }) => received.length > 0).length + mails.length;
  const wanted = answering.length + byMail;
  while (taken() < wanted && Date.now() < dueAt.getTime() + GIVE_UP_AFTER_MS) {
    await delay(LOOK_EVERY_MS);
  }
  const seconds = (Date.now() - dueAt.getTime()) / 1000;
  const cpuMs = (cpu() - cpuBefore) / 1000 / wanted;
  await delay(STILL_MS);
  return { seconds, ...faultsIn(answering, mails, byMail), cpuMs };
}

/** Counts the phones and mailboxes that got nothing, and the messages sent twice. */
function faultsIn(phones: readonly Phone[], mails: World['mails'], byMail: number) {
  const mailboxes = new Set(mails.map(({ to }) => to.join()));
  const reached = phones.filter(({ received }) => received.length > 0);
  const messages = phones.reduce((sum, { received }) => sum + received.length, 0);
  return {
    missed: phones.length - reached.length + byMail - mailboxes.size,
    repeated: messages - reached.length + mails.length - mailboxes.size,
  };
}
