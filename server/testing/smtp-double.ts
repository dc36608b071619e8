import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

export type ReceivedMail = { from: string; to: string[]; message: string };

type Manner = 'takes mail' | 'refuses recipients' | 'says nothing';

/**
 * Simulates a mail server with just enough SMTP to receive a mail. Its behavior can change at any
 * time.
 */
export async function smtpDouble(manner: Manner = 'takes mail') {
  const mails: ReceivedMail[] = [];
  const double = { manner };
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (double.manner !== 'says nothing') converse(socket, double, (mail) => mails.push(mail));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(double, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  });
}

function converse(
  socket: net.Socket,
  double: { manner: Manner },
  onMail: (mail: ReceivedMail) => void,
) {
  let mail: ReceivedMail = { from: '', to: [], message: '' };
  let isData = false;
  let unread = '';
  const answers: Record<string, (line: string) => string> = {
    EHLO: () => '250-double\r\n250 8BITMIME',
    MAIL: (line) => {
      mail = { from: addressIn(line), to: [], message: '' };
      return '250 ok';
    },
    RCPT: (line) => {
      mail.to.push(addressIn(line));
      return double.manner === 'refuses recipients' ? '550 no such mailbox' : '250 ok';
    },
    DATA: () => {
      isData = true;
      return '354 go on';
    },
    QUIT: () => '221 bye',
  };

  function take(line: string): string | null {
    if (!isData) return answers[line.slice(0, 4).toUpperCase()]?.(line) ?? '500 what?';
    if (line !== '.') {
      mail.message += `${line.replace(/^\.\./, '.')}\r\n`;
      return null;
    }
    isData = false;
    onMail(mail);
    return '250 taken';
  }

  socket.write('220 double\r\n');
  socket.setEncoding('utf8').on('data', (chunk) => {
    const lines = (unread + chunk).split('\r\n');
    unread = lines.pop() ?? '';
    for (const line of lines) {
      const answer = take(line);
      if (answer) socket.write(`${answer}\r\n`);
    }
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}
