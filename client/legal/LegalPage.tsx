import { Link } from 'wouter';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { textLinkClass } from '../ui/button-class.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { legalCopy } from './copy.ts';
import { statementCopy as copy, type Statement } from './statement.ts';

/** Shows a statement, section by section, and a link to the other one. */
export function LegalPage({ text, other }: { text: Statement; other: 'privacy' | 'terms' }) {
  usePageTitle(text.title);
  return (
    <div className="daylight min-h-dvh">
      <SkipLink />
      <Page width="medium">
        <BackLink href={paths.home()}>{copy.back}</BackLink>
        <PageHeading>{text.title}</PageHeading>
        <p className="mt-3 text-lead text-ink-soft">{text.lead}</p>
        <div className="mt-10 grid gap-9">
          {text.sections.map((section) => (
            <section key={section.heading}>
              <h2 className="text-heading">{section.heading}</h2>
              {section.text.map((paragraph) => (
                <p key={paragraph} className="mt-3 max-w-prose leading-relaxed">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <p className="mt-12 border-t border-line pt-6 text-ink-soft">
          {copy.updated}. {copy.both}:{' '}
          <Link href={paths[other]()} className={textLinkClass}>
            {legalCopy[other]}
          </Link>
        </p>
      </Page>
    </div>
  );
}
