export function FactRow({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="min-w-0 font-semibold break-words">{value}</dd>
    </div>
  );
}
