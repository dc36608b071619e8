import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { OperatorLogin } from '../../contract/admin/desk.ts';
import { PAGES } from '../../contract/pages.ts';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { deskCopy as copy } from './copy.ts';
import { HealthSection } from './HealthSection.tsx';
import { MailSection } from './MailSection.tsx';
import { NumbersSection } from './NumbersSection.tsx';
import { OrdersSection } from './OrdersSection.tsx';
import { RecordSection } from './RecordSection.tsx';
import { StockSection } from './StockSection.tsx';
import { useMinutesLeft, useSignOutOfDesk } from './use-operator.ts';

type SectionName = keyof typeof copy.sections;

const sections: Readonly<Record<SectionName, ComponentType>> = {
  orders: OrdersSection,
  stock: StockSection,
  numbers: NumbersSection,
  mail: MailSection,
  health: HealthSection,
  record: RecordSection,
};
const NAMES = Object.keys(sections) as SectionName[];

const pathOf = (name: SectionName) =>
  name === 'orders' ? PAGES.desk : `${PAGES.desk}?section=${name}`;

type DeskProps = { login: OperatorLogin; onOver: () => void };

export function Desk({ login, onOver }: DeskProps) {
  const asked = new URLSearchParams(useSearch()).get('section');
  const current = NAMES.find((name) => name === asked) ?? 'orders';
  const Section = sections[current];
  return (
    <div className="min-h-dvh bg-paper text-ink">
      <SkipLink />
      <Header login={login} onOver={onOver} current={current} />
      <Page className="lg:py-8">
        <SectionHeading key={current} name={current} />
        <Section />
      </Page>
    </div>
  );
}

/** Takes the focus when someone goes from one section to another, as a new page would. */
function SectionHeading({ name }: { name: SectionName }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest('nav')) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-4 font-text text-2xl font-semibold">
      {copy.sections[name]}
    </h1>
  );
}

function Header({ login, onOver, current }: DeskProps & { current: SectionName }) {
  const [over] = useState(() => onOver);
  const minutes = useMinutesLeft(login, over);
  const signOut = useSignOutOfDesk();
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3 sm:px-8 lg:px-12">
        <p className="font-text text-lg font-bold">{copy.title}</p>
        <Button
          variant="ghost"
          className="order-1 ml-auto min-h-11 px-4 text-sm sm:order-2 sm:ml-0"
          isBusy={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {copy.signOut}
        </Button>
        <p className="order-2 w-full min-w-0 text-sm break-words text-ink-soft sm:order-1 sm:ml-auto sm:w-auto">
          {copy.signedInAs(login.name)} · {copy.minutesLeft(minutes)}
        </p>
      </div>
      <nav
        aria-label={copy.nav}
        className="mx-auto grid max-w-6xl grid-cols-3 px-3 sm:flex sm:px-6 lg:px-10"
      >
        {NAMES.map((name) => (
          <Link
            key={name}
            href={pathOf(name)}
            aria-current={name === current ? 'page' : undefined}
            className="flex min-h-11 items-center justify-center border-b-3 border-transparent px-2 font-semibold text-ink-soft hover:text-ink sm:px-4 aria-[current]:border-accent aria-[current]:text-ink"
          >
            {copy.sections[name]}
          </Link>
        ))}
      </nav>
    </header>
  );
}
