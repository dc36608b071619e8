import { Link } from 'wouter';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/Card.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ordersCopy as copy } from './copy.ts';
import { OrderRow } from './OrderRow.tsx';
import { useNewestOrders } from './use-orders.ts';

/** The newest few, for the profile. */
export function OrdersSection() {
  const orders = useNewestOrders();
  return (
    <Loaded
      asked={orders}
      skeleton={
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-44" />
        </div>
      }
      failedTitle={copy.failed}
    >
      {(newest) => (
        <Card>
          <section aria-labelledby="orders">
            <h2 id="orders" className="text-heading">
              {copy.section}
            </h2>
            {newest.length === 0 ? (
              <>
                <p className="mt-2 mb-4 text-ink-soft">{copy.none}</p>
                <Link href={paths.store()} className={buttonClass('ghost')}>
                  {copy.store}
                </Link>
              </>
            ) : (
              <>
                <ul className="mt-1 mb-3 divide-y divide-line">
                  {newest.map((order) => (
                    <li key={order.id}>
                      <OrderRow order={order} />
                    </li>
                  ))}
                </ul>
                <Link href={paths.orders()} className={buttonClass('ghost')}>
                  {copy.all}
                </Link>
              </>
            )}
          </section>
        </Card>
      )}
    </Loaded>
  );
}
