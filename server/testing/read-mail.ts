/** Parses a mail like a mail program, as far as our mails need. */
export function readMail(message: string) {
  const { headers, body } = partOf(message);
  const boundary = /^multipart\/alternative; boundary="?([^";]+)/.exec(
    headers.get('content-type') ?? '',
  )?.[1];
  if (!boundary) return { headers, text: body, html: '' };
  const [, ...parts] = message.split(`\r\n--${boundary}`);
  if (parts.pop()?.trim() !== '--') throw new Error('The mail has no end.');
  const bodies = new Map(
    parts.map((part) => {
      const { headers, body } = partOf(part.slice(2));
      return [headers.get('content-type'), body];
    }),
  );
  return {
    headers,
    text: bodies.get('text/plain; charset=utf-8') ?? '',
    html: bodies.get('text/html; charset=utf-8') ?? '',
  };
}

function partOf(message: string) {
  const end = message.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The mail has no end of its header.');
  // Join lines: one that starts with a space continues the header before.
  const lines = message
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
    if (!name || value === undefined) throw new Error(`No header: ${line}`);
    headers.set(name.toLowerCase(), decodedWords(value));
  }
  const encoding = headers.get('content-transfer-encoding') ?? '7bit';
  return { headers, body: decodedBody(message.slice(end + 4), encoding).replaceAll('\r\n', '\n') };
}

function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : unquoted(text.replaceAll('_', ' ')),
    );
}

function decodedBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? unquoted(body.replaceAll('=\r\n', '')) : body;
}

function unquoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
