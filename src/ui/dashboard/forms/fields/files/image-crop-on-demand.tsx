import { type ComponentProps, lazy, Suspense } from 'react';

const ImageCrop = lazy(async () => ({ default: (await import('./image-crop.tsx')).ImageCrop }));

/** The same, which is fetched once a picture is chosen: most who could choose one do not. */
export function ImageCropOnDemand(props: ComponentProps<typeof ImageCrop>) {
  return (
    <Suspense>
      <ImageCrop {...props} />
    </Suspense>
  );
}
