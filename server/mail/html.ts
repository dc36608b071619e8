import type { ContentInFull, Link } from './content.ts';

type Palette = { paper: string; card: string; line: string; ink: string; soft: string } & {
  button: string;
  onButton: string;
};

/** Colors of `client/styles/tokens.css`, which mail programs cannot read. */
const OURS: { day: Palette; night: Palette } = {
  day: {
    paper: '#fbf4ea',
    card: '#fffdf9',
    line: '#ead8c7',
    ink: '#371a36',
    soft: '#6a4a64',
    button: '#c73f26',
    onButton: '#ffffff',
  },
  night: {
    paper: '#1d0e1b',
    card: '#2b1628',
    line: '#4a2b44',
    ink: '#f9ece0',
    soft: '#d3b9c4',
    button: '#f1bd68',
    onButton: '#2a1124',
  },
};

/** Colors that could be anyone's, for readers beside whom somebody may sit. */
const NEUTRAL: typeof OURS = {
  day: {
    paper: '#f4f4f2',
    card: '#ffffff',
    line: '#dededa',
    ink: '#22262b',
    soft: '#555b63',
    button: '#2f3a46',
    onButton: '#ffffff',
  },
  night: {
    paper: '#15171a',
    card: '#212429',
    line: '#3a3f46',
    ink: '#eceef0',
    soft: '#b4bac2',
    button: '#d7dde4',
    onButton: '#1a1d21',
  },
};

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * Writes a mail as HTML with nothing to load from anywhere. Looks right by its inline styles
 * alone, by day: programs that drop the `<style>` lose only the night.
 */
export function htmlOf(subject: string, content: ContentInFull, isNeutral: boolean): string {
  const { day, night } = isNeutral ? NEUTRAL : OURS;
  const { greeting, paragraphs, facts = [], button, notes = [] } = content;
  const { ifNotYou, remedy, reason, unsubscribe } = content;
  const ink = `margin:0 0 16px;color:${day.ink};`;
  const soft = `margin:0 0 12px;font-size:14px;line-height:21px;color:${day.soft};`;
  const body = [
    `<h1 class="ink" style="margin:0 0 20px;font-family:${SERIF};font-weight:normal;font-size:28px;line-height:34px;color:${day.ink};">${escaped(greeting)}</h1>`,
    ...paragraphs.map((words) => paragraph('ink', ink, words)),
    facts.length > 0 && factsHtml(facts, day),
    button && buttonHtml(button, day),
    ...notes.map((words) => paragraph('soft', soft, words)),
    button ? paragraph('soft', soft, ifNotYou) : paragraph('ink', ink, ifNotYou),
    remedy && buttonHtml(remedy, day),
  ];
  const foot = [
    paragraph('soft', soft, reason),
    unsubscribe &&
      `<p class="soft" style="${soft}"><a class="soft" href="${escaped(unsubscribe.url)}" style="display:inline-block;padding:12px 0;color:${day.soft};text-decoration:underline;">${escaped(unsubscribe.label)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escaped(subject)}</title>
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:${night.paper}!important}
.card{background-color:${night.card}!important;border-color:${night.line}!important}
.ink{color:${night.ink}!important}
.soft{color:${night.soft}!important}
.line{border-color:${night.line}!important}
.button{background-color:${night.button}!important;color:${night.onButton}!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${day.paper};">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${day.paper};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;font-family:${SANS};font-size:16px;line-height:25px;text-align:left;overflow-wrap:anywhere;">
<tr><td class="card" style="padding:32px 24px 20px;background-color:${day.card};border:1px solid ${day.line};border-radius:20px;">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:20px 24px 0;">
${foot.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(name: string, style: string, words: string): string {
  return `<p class="${name}" style="${style}">${escaped(words)}</p>`;
}

function factsHtml(facts: NonNullable<ContentInFull['facts']>, { line, ink, soft }: Palette) {
  const rows = facts.map(([name, value]) => {
    const cell = `padding:10px 0;border-bottom:1px solid ${line};vertical-align:top;`;
    return `<tr><th class="soft line" scope="row" style="${cell}padding-right:16px;font-weight:normal;text-align:left;color:${soft};">${escaped(name)}:</th> <td class="ink line" style="${cell}color:${ink};">${escaped(value)}</td></tr>`;
  });
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse;font-size:16px;line-height:25px;">${rows.join('\n')}</table>`;
}

/** Draws the one button as a link of 48 pixels, which needs neither a picture nor a script. */
function buttonHtml({ label, url }: Link, { button, onButton }: Palette): string {
  return `<p style="margin:24px 0;"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:12px 28px;border-radius:24px;background-color:${button};color:${onButton};font-weight:bold;line-height:24px;text-align:center;text-decoration:none;">${escaped(label)}</a></p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(words: string): string {
  return words.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
