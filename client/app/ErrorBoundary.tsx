import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

type ErrorBoundaryProps = { children: ReactNode };

/** Last resort: replaces a page that failed to render or to download, and offers a reload. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <FailedPage /> : this.props.children;
  }
}

export function FailedPage() {
  return (
    <MessagePage motif="strength">
      <h1 className="text-title">Something went wrong</h1>
      <p className="mt-3 mb-8 text-lead text-ink-soft">
        We couldn’t show this page. Reloading usually helps.
      </p>
      <Button onClick={() => location.reload()}>Reload the Page</Button>
    </MessagePage>
  );
}
