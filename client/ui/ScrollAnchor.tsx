import { Component, createRef, type ReactNode } from 'react';

type Anchor = { element: Element; top: number } | null;

/**
 * A list that may grow above what is being read. Most browsers keep the place of whatever is on
 * screen by themselves; for those that do not, such as Safari, this does.
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
