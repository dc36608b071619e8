import type { ComponentProps } from 'react';
import { Cover } from '../ui/Cover.tsx';

type ProductPictureProps = { src: string } & Pick<
  ComponentProps<typeof Cover>,
  'className' | 'loading'
>;

/** Shows the picture at full height in any box: never cropped, only its background extended. */
export function ProductPicture({ src, ...rest }: ProductPictureProps) {
  return <Cover imageUrl={src} motif="parcel" look="still object-contain" {...rest} />;
}
