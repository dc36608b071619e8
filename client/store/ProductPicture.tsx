import { useState } from 'react';
import { StillLife } from '../ui/StillLife.tsx';

type ProductPictureProps = { src: string; className?: string; loading?: 'eager' | 'lazy' };

/**
 * A picture that stands beside the product's name, and so says nothing itself. It keeps its height
 * in any box, so that things stand on the table; the room goes on at their sides.
 */
export function ProductPicture({ src, className = '', loading = 'lazy' }: ProductPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (src === failedSrc) return <StillLife motif="parcel" className={className} />;
  return (
    <img
      src={src}
      alt=""
      width={640}
      height={480}
      loading={loading}
      // What is seen first comes first.
      fetchPriority={loading === 'eager' ? 'high' : 'low'}
      decoding="async"
      onError={() => setFailedSrc(src)}
      className={`still block object-contain ${className}`}
    />
  );
}
