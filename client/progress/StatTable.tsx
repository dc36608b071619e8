import { chartCopy as copy } from './copy.ts';

type Row = { key: string; name: string; workouts: number; minutes: number; calories: number };

type StatTableProps = { caption: string; first: string; rows: readonly Row[] };

/**
 * The figures of a chart for screen readers. Hidden by an element around the table: Firefox shows
 * the caption of a table that is hidden itself.
 */
export function StatTable({ caption, first, rows }: StatTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{copy.workouts}</th>
            <th scope="col">{copy.minutes}</th>
            <th scope="col">{copy.calories}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, workouts, minutes, calories }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{workouts}</td>
              <td>{minutes}</td>
              <td>{calories}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
