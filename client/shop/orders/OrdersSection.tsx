import { useIsLocked } from '../../auth/use-lock-state.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { ordersCopy as copy } from './copy.ts';
import { OrderList } from './OrderList.tsx';
import { useNewestOrders } from './use-orders.ts';

export function OrdersSection() {
  return useIsLocked() ? <LockedOrders /> : <NewestOrders />;
}

/** Shows no more than the lock screen does; the page behind the button asks for the lock. */
function LockedOrders() {
  return (
    <Card>
      <h2 className="text-heading">{copy.section}</h2>
      <p className="mt-2 mb-4 text-ink-soft">{copy.locked}</p>
      <LinkButton href={paths.orders()} variant="ghost">
        {copy.unlock}
      </LinkButton>
    </Card>
  );
}

function NewestOrders() {
  const orders = useNewestOrders();
  return (
    <QueryStates
      query={orders}
      skeleton={<Loading label={copy.loading} shapes={['h-44']} />}
      failedTitle={copy.failed}
    >
      {(newest) => (
        <Card>
          <section aria-labelledby="orders">
            <h2 id="orders" className="text-heading">
              {copy.section}
            </h2>
            {newest.length === 0 ? (
              <p className="mt-2 mb-4 text-ink-soft">{copy.none}</p>
            ) : (
              <OrderList orders={newest} className="mt-1 mb-3" />
            )}
            <LinkButton href={newest.length === 0 ? paths.store() : paths.orders()} variant="ghost">
              {newest.length === 0 ? copy.store : copy.all}
            </LinkButton>
          </section>
        </Card>
      )}
    </QueryStates>
  );
}
