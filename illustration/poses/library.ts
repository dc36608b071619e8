import type { PairPose } from '../../contract/workouts/poses.ts';
import type { Setting } from '../../contract/workouts/setting.schemas.ts';
import { bedroom } from './bedroom.ts';
import { bedroomMore } from './bedroom-more.ts';
import { cardio } from './cardio.ts';
import { cardioMore } from './cardio-more.ts';
import { cooldown } from './cooldown.ts';
import { cooldownMore } from './cooldown-more.ts';
import { core } from './core.ts';
import { floor } from './floor.ts';
import { massage } from './massage.ts';
import { seated } from './seated.ts';
import { standing } from './standing.ts';
import { strength } from './strength.ts';
import { strengthMore } from './strength-more.ts';
import { stretchMore } from './stretch-more.ts';

/** Named poses, with the setting in which the contact sheet shows them. */
export const poseGroups: Record<string, { setting: Setting; poses: Record<string, PairPose> }> = {
  standing: { setting: 'stretch', poses: standing },
  seated: { setting: 'stretch', poses: seated },
  floor: { setting: 'stretch', poses: floor },
  strength: { setting: 'strength', poses: strength },
  core: { setting: 'strength', poses: core },
  cardio: { setting: 'cardio', poses: cardio },
  strengthMore: { setting: 'strength', poses: strengthMore },
  cardioMore: { setting: 'cardio', poses: cardioMore },
  cooldown: { setting: 'cooldown', poses: cooldown },
  stretchMore: { setting: 'stretch', poses: stretchMore },
  cooldownMore: { setting: 'cooldown', poses: cooldownMore },
  bedroom: { setting: 'bedroom', poses: bedroom },
  bedroomMore: { setting: 'bedroom', poses: bedroomMore },
  massage: { setting: 'bedroom', poses: massage },
};

export const poses: Readonly<Record<string, PairPose>> = Object.fromEntries(
  Object.values(poseGroups).flatMap((group) => Object.entries(group.poses)),
);

/**
 * Finds a pose by name. A misspelled name throws at startup, instead of leaving a hole in a
 * workout.
 */
export function poseNamed(name: string): PairPose {
  const pose = poses[name];
  if (!pose) throw new Error(`no pose named ${name}`);
  return pose;
}
