import { firstStepUrl, type WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { PlayerHeader, WorkoutAbout } from '../training/player/PlayerHeader.tsx';
import { FIRST_STEP_LOOK } from '../training/player/StepPicture.tsx';
import { CoverInBothThemes } from '../training/sessions/CoverInBothThemes.tsx';
import { Page } from '../ui/Page.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { LoadingLine } from './LoadingLine.tsx';

/** Renders a workout's player as everyone sees it before the page can be used. */
export function WorkoutHtmlShell({ workout }: { workout: WorkoutDetail }) {
  return (
    <Page className="player-page">
      <PlayerHeader
        workout={workout}
        heart={<FavoriteButton workout={workout} className="absolute top-0 right-0" />}
      />
      <div className="player-grid">
        <div className="player-picture">
          <CoverInBothThemes
            imageUrl={firstStepUrl(workout)}
            motif={workout.category}
            look={FIRST_STEP_LOOK}
            className="size-full"
          />
        </div>
        <div className="player-step">
          <LoadingLine />
        </div>
        {/* Reserve the space only: in the system's font, the lines would move when the web
            font arrives. */}
        <div className="invisible contents">
          <WorkoutAbout workout={workout} />
        </div>
      </div>
    </Page>
  );
}
