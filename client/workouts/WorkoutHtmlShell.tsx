import { firstStepUrl, type WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { PlayerHeader, WorkoutAbout } from '../training/player/PlayerHeader.tsx';
import { FIRST_STEP_LOOK } from '../training/player/StepPicture.tsx';
import { CoverInBothThemes } from '../training/sessions/CoverInBothThemes.tsx';
import { Page } from '../ui/Page.tsx';
import { LazyFavoriteButton } from './favorites/LazyFavoriteButton.tsx';
import { LoadingLine } from './LoadingLine.tsx';

/** A workout's player as it looks to everyone before anything of it can be used. */
export function WorkoutHtmlShell({ workout }: { workout: WorkoutDetail }) {
  return (
    <Page className="player-page">
      <PlayerHeader
        workout={workout}
        heart={<LazyFavoriteButton workout={workout} className="absolute top-0 right-0" />}
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
        {/* Its place alone: in the system's font its lines would move when ours arrives. */}
        <div className="invisible contents">
          <WorkoutAbout workout={workout} />
        </div>
      </div>
    </Page>
  );
}
