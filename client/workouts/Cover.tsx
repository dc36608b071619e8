import { useState } from 'react';
import type { CategoryId } from '../../contract/workouts.ts';
import { StillLife } from '../ui/StillLife.tsx';

type CoverProps = {
  imageUrl: string | null;
  category: CategoryId;
  className?: string;
  loading?: 'eager' | 'lazy';
};

/** The picture of a workout, beside its title; where there is none, a still life of its category. */
export function Cover({ imageUrl, category, className = '', loading = 'lazy' }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  if (imageUrl === null || imageUrl === failedUrl) {
    return <StillLife motif={category} className={className} />;
  }
  return (
    <img
      src={imageUrl}
      alt=""
      width={640}
      height={480}
      loading={loading}
      decoding="async"
      onError={() => setFailedUrl(imageUrl)}
      className={`block bg-(--art-sky) object-cover ${className}`}
    />
  );
}
