import { Redirect, useParams } from 'wouter';
import { categories } from '../../content/categories.ts';
import { paths } from '../lib/paths.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { PlayerPage } from './PlayerPage.tsx';
import { WorkoutNotFound } from './WorkoutNotFound.tsx';

/** A number is a workout to play; a name is a category to choose from. */
export function WorkoutPage() {
  const { id } = useParams<{ id: string }>();
  if (/^\d+$/.test(id)) return <PlayerPage key={id} id={Number(id)} />;
  const category = categories.find((known) => known.id === id);
  if (!category) return <WorkoutNotFound />;
  // The bedroom has a page of its own, with its own light.
  if (category.isPremium) return <Redirect to={paths.bedroom()} replace />;
  return <CategoryPage key={id} category={category} />;
}
