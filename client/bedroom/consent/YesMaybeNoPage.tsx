import { type ReactNode, useId } from 'react';
import { touchKindGroups } from '../../../content/touch-kinds.ts';
import type { Choices } from '../../../contract/bedroom/consent.ts';
import { AdultQuestion } from '../../auth/adults/AdultQuestion.tsx';
import { useAuth } from '../../auth/use-auth.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button } from '../../ui/Button.tsx';
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
      <p className="mt-2 mb-6 text-lead text-ink-soft">{copy.lead}</p>
      {user?.isAdult ? (
        <>
          <Rules />
          <Questions />
        </>
      ) : (
        <AdultQuestion />
      )}
    </Page>
  );
}

/** Explains, before the first answer, how the questions work and where their privacy ends. */
function Rules() {
  return (
    <div className="rounded-card border border-line/70 bg-raised p-6 shadow-card sm:p-8">
      <ul className="list-disc space-y-2 pl-5 marker:text-accent">
        {copy.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <details className="mt-3">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-second underline underline-offset-4">
          {copy.guess}
        </summary>
        <ul className="mt-1 list-disc space-y-2 pl-5 text-ink-soft">
          {copy.guesses.map((guess) => (
            <li key={guess}>{guess}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Questions() {
  const skeleton = (
    <Loading label={copy.loading} shapes={['h-160', 'h-160']} className="mt-10 space-y-6" />
  );
  return (
    <QueryStates query={useChoices()} skeleton={skeleton} failedTitle={copy.failed}>
      {(choices) => <Sheet choices={choices} />}
    </QueryStates>
  );
}

function Sheet({ choices: { choices, opensMaybes } }: { choices: Choices }) {
  const change = useChangeChoice();
  const open = useOpenMaybes();
  const known = new Map(choices.map(({ kind, choice }) => [kind, choice]));
  return (
    <>
      <p className="mt-8 text-sm text-ink-soft">{copy.hint}</p>
      {touchKindGroups.map(({ heading, questions }) => (
        <Group key={heading} heading={heading}>
          {questions.map(([kind, words]) => (
            <Question
              key={kind}
              words={words}
              choice={known.get(kind) ?? null}
              onChoose={(choice) => change.mutate({ kind, choice })}
            />
          ))}
        </Group>
      ))}
      <div className="mt-10 space-y-6 border-t border-line pt-6">
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

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <div className="divide-y divide-line">{children}</div>
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
