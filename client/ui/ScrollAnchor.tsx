import { Component, createRef, type ReactNode } from 'react';

type Anchor = { element: Element; top: number } | null;

/**
 * Holds a list that may grow above the reader's place. Most browsers keep that place by themselves;
 * this component does so for the others, such as Safari.
 */
export class ScrollAnchor extends Component<{ className: string; children: ReactNode }> {
  readonly #list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Anchor {
    if (CSS.supports('overflow-anchor', 'auto') || scrollY === 0) return null;
    const items = [...(this.#list.current?.children ?? [])];
    const element = items.find((item) => item.getBoundingClientRect().bottom > 0);
    return element ? { element, top: element.getBoundingClientRect().top } : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, anchor: Anchor): void {
    if (!anchor?.element.isConnected) return;
    scrollBy(0, anchor.element.getBoundingClientRect().top - anchor.top);
  }

  override render() {
    const { className, children } = this.props;
    return (
      <div ref={this.#list} className={className}>
        {children}
      </div>
    );
  }
}
