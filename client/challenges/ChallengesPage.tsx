import { usePageTitle } from '../lib/page-title.ts';
import { Page } from '../ui/Page.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { challengesCopy as copy } from './copy.ts';
import { GenerateTab } from './GenerateTab.tsx';
import { LeaderboardTab } from './LeaderboardTab.tsx';

export function ChallengesPage() {
  usePageTitle(copy.title);
  return (
    <Page>
      <PageHeading>{copy.title}</PageHeading>
      <p className="mt-2 mb-6 text-lead text-ink-soft">{copy.lead}</p>
      <Tabs
        label={copy.tabs}
        tabs={[
          { label: copy.generate, panel: <GenerateTab /> },
          { label: copy.leaderboard, panel: <LeaderboardTab /> },
        ]}
      />
    </Page>
  );
}
