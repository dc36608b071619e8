import { BrandMark } from '../ui/Wordmark.tsx';

export function Splash() {
  return (
    <div className="splash appear-late grid min-h-dvh place-items-center">
      <div role="status">
        <BrandMark className="breathe h-16 w-20" />
        <span className="sr-only">Loading...</span>
      </div>
    </div>
  );
}
