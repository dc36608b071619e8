import { type ReactNode, useId, useState } from 'react';
import { touchKindGroups } from '../../../content/touch-kinds.ts';
import type { Choices } from '../../../contract/bedroom/consent.ts';
import { AdultQuestion } from '../../auth/adults/AdultQuestion.tsx';
import { useAuth } from '../../auth/use-auth.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { questionsCopy as copy } from './copy.ts';
import { Question } from './Question.tsx';
import { useChangeChoice, useChoices, useEraseChoices, useOpenMaybes } from './use-consent.ts';

export function YesMaybeNoPage() {
  usePageTitle(copy.title);
  const { user } = useAuth();
  return (
    <Page width="medium">
      <BackLink href={paths.bedroom()}>{copy.back}</BackLink>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 text-ink-soft lg:text-lead">{copy.lead}</p>
      {user?.isAdult ? (
        <>
          <Privacy />
          <Questions />
        </>
      ) : (
        <AdultQuestion className="mt-6" />
      )}
    </Page>
  );
}

/** Explains how the questions work, and where their privacy ends. */
function Privacy() {
  return (
    <details className="mt-1 mb-2 lg:mb-0">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-second underline underline-offset-4">
        {copy.privacy}
      </summary>
      <div className="mt-1 mb-4 rounded-card border border-line/70 bg-raised p-6 shadow-card sm:p-8">
        <Points points={copy.rules} />
        <h2 className="mt-6 mb-2 font-semibold">{copy.guess}</h2>
        <Points points={copy.guesses} />
      </div>
    </details>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-accent">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Questions() {
  const skeleton = <Loading label={copy.loading} shapes={['h-64 lg:h-160']} className="lg:mt-8" />;
  return (
    <QueryStates query={useChoices()} skeleton={skeleton} failedTitle={copy.failed}>
      {(choices) => <Sheet choices={choices} />}
    </QueryStates>
  );
}

const KINDS = touchKindGroups.flatMap(({ questions }) => questions.map(([kind]) => kind));

/** Shows one question at a time on a phone, unless the member asks for the list. */
function Sheet({ choices: { choices, opensMaybes } }: { choices: Choices }) {
  const change = useChangeChoice();
  const open = useOpenMaybes();
  // Keep the place in memory alone, and begin at the first question: neither the address nor this
  // phone tells how far a member has come.
  const [place, setPlace] = useState(0);
  const [isList, setIsList] = useState(false);
  const known = new Map(choices.map(({ kind, choice }) => [kind, choice]));
  const current = KINDS[place];
  const shownIf = (isCurrent: boolean) => (isCurrent || isList ? '' : 'max-lg:hidden');
  return (
    <>
      <div
        data-list={isList || undefined}
        className="group relative max-lg:rounded-card max-lg:border max-lg:border-line/70 max-lg:bg-raised max-lg:p-5 max-lg:shadow-card"
      >
        {!isList && (
          <p
            role="status"
            className="absolute top-5 right-5 text-sm leading-7 text-ink-soft lg:hidden"
          >
            {copy.place(place + 1, KINDS.length)}
          </p>
        )}
        {touchKindGroups.map(({ heading, questions }) => (
          <Group
            key={heading}
            heading={heading}
            className={shownIf(questions.some(([kind]) => kind === current))}
          >
            {questions.map(([kind, words]) => (
              <Question
                key={kind}
                words={words}
                choice={known.get(kind) ?? null}
                onChoose={(choice) => change.mutate({ kind, choice })}
                className={shownIf(kind === current)}
              />
            ))}
          </Group>
        ))}
        {!isList && (
          <Steps
            place={place}
            isAnswered={current !== undefined && known.has(current)}
            onStep={setPlace}
          />
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-ink-soft">{copy.hint}</p>
        <Button variant="quiet" className="-mr-5 lg:hidden" onClick={() => setIsList(!isList)}>
          {isList ? copy.oneByOne : copy.asList(KINDS.length)}
        </Button>
      </div>
      <div className="mt-8 space-y-6 border-t border-line pt-6">
        <Switch
          label={copy.maybes}
          hint={copy.maybesHint}
          checked={opensMaybes}
          onChange={({ target }) => open.mutate(target.checked)}
        />
        <Erase />
      </div>
    </>
  );
}

type StepsProps = { place: number; isAnswered: boolean; onStep: (place: number) => void };

function Steps({ place, isAnswered, onStep }: StepsProps) {
  const isLast = place === KINDS.length - 1;
  return (
    <div className="mt-2 flex items-center justify-between gap-2 lg:hidden">
      <Button variant="ghost" disabled={place === 0} onClick={() => onStep(place - 1)}>
        {copy.previous}
      </Button>
      {isLast ? (
        <LinkButton variant="soft" href={paths.bedroom()}>
          {copy.done}
        </LinkButton>
      ) : (
        <Button variant="soft" className="min-w-24" onClick={() => onStep(place + 1)}>
          {isAnswered ? copy.next : copy.skip}
        </Button>
      )}
    </div>
  );
}

type GroupProps = { heading: string; className: string; children: ReactNode };

function Group({ heading, className, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`group-data-list:mt-8 lg:mt-8 ${className}`}>
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <div className="divide-line group-data-list:divide-y lg:divide-y">{children}</div>
    </section>
  );
}

/**
 * Erases with one press, without a question: a member who wants the answers gone wants that now.
 */
function Erase() {
  const erase = useEraseChoices();
  return (
    <div>
      <Button variant="danger" isBusy={erase.isPending} onClick={() => erase.mutate(undefined)}>
        {copy.erase}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{copy.eraseHint}</p>
    </div>
  );
}
