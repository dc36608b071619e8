import type { ReactNode } from 'react';
import type { Category } from '../../content/categories.ts';
import { PageHeading } from '../ui/PageHeading.tsx';

type CategoryHeadingProps = { category: Category; children?: ReactNode };

/** Names and describes a category, and shows beside it how much the couple has left. */
export function CategoryHeading({ category, children }: CategoryHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div>
        <PageHeading>{category.title}</PageHeading>
        <p className="mt-2 text-lead text-ink-soft">{category.description}</p>
      </div>
      {children}
    </div>
  );
}
