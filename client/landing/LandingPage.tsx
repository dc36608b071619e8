import { LegalLinks } from '../legal/LegalLinks.tsx';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { usePicturesInView } from '../ui/use-in-view.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import { CouplePicture } from './CouplePicture.tsx';
import { landingCopy as copy, featureCards, footerCopy } from './copy.ts';
import { PriceSection } from './PriceSection.tsx';
import { TogetherSection } from './TogetherSection.tsx';

/** Front page. Prerendered, so its first render may depend on nothing but its props. */
export function LandingPage({ hero }: { hero: string | null }) {
  return (
    <div className="daylight">
      <SkipLink />
      <header className="mx-auto flex max-w-7xl items-center px-5 pt-6 sm:px-8 lg:px-12 lg:pt-8">
        <Wordmark />
      </header>
      <main id="main" tabIndex={-1}>
        <section className="mx-auto grid max-w-7xl gap-10 px-5 pt-10 pb-16 sm:px-8 lg:grid-cols-[1.1fr_1fr] lg:items-center lg:gap-16 lg:px-12 lg:pt-6 lg:pb-24">
          <div className="stagger">
            <p className="font-semibold text-accent-strong">{copy.kicker}</p>
            <PageHeading className="mt-3 text-display">
              {copy.tagline[0]}
              <br />
              {copy.tagline[1]}
            </PageHeading>
            <p className="mt-5 max-w-[34rem] text-lead text-ink-soft">{copy.lead}</p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <LinkButton href={paths.signup()} className="sm:min-w-60">
                {copy.start}
              </LinkButton>
              <LinkButton href={paths.login()} variant="ghost" className="sm:min-w-40">
                {copy.signIn}
              </LinkButton>
            </div>
            <p className="mt-4 text-ink-soft">{copy.startNote}</p>
          </div>
          <div
            data-hero=""
            className="hero-picture"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, made at build time.
            dangerouslySetInnerHTML={{ __html: hero ?? '' }}
          />
        </section>
        <FeatureSection />
        <TogetherSection />
        <CategoryStrip />
        <PriceSection />
      </main>
      <footer className="mx-auto flex max-w-7xl flex-col gap-4 px-5 py-12 text-ink-soft sm:px-8 md:flex-row md:items-end md:justify-between lg:px-12">
        <div>
          <Wordmark className="text-ink" />
          <p className="mt-2">{footerCopy.line}</p>
          <LegalLinks className="mt-1" />
        </div>
        <p className="max-w-md text-sm md:text-right">{footerCopy.care}</p>
      </footer>
    </div>
  );
}

function FeatureSection() {
  return (
    <section aria-label="What you do together" className="bg-sunk">
      <ul className="mx-auto grid max-w-7xl gap-6 px-5 py-16 sm:px-8 md:grid-cols-3 lg:gap-8 lg:px-12 lg:py-24">
        {featureCards.map((card) => (
          <FeatureCard key={card.title} {...card} />
        ))}
      </ul>
    </section>
  );
}

function FeatureCard({ title, text, workoutId }: (typeof featureCards)[number]) {
  const { place, areNear } = usePicturesInView<HTMLLIElement>();
  return (
    <li ref={place} className="overflow-hidden rounded-card bg-raised shadow-card">
      <CouplePicture workoutId={workoutId} isNear={areNear} className="aspect-4/3 w-full" />
      <div className="p-6 lg:p-8">
        <h2 className="text-heading">{title}</h2>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
