import { formatDateTime } from "#design/dates/date-text.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type ClassRecord, vehicleClassesContract } from "../contract.ts";

/** Every version of a class, with what changed. */
export function ClassHistory({ record, onClose }: { record: ClassRecord; onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} title={`History of ${record.name}`}>
      <Versions id={record.id} />
    </Drawer>
  );
}

function Versions({ id }: { id: string }) {
  const { data, error, refetch } = useCall(vehicleClassesContract.classVersions, { id });
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={4} />;
  return (
    <ol className="grid gap-5">
      {data.versions.map(({ version, saved_at, saved_by, changes }) => (
        <li key={version}>
          <p className="font-semibold">
            {formatDateTime(saved_at)}
            {saved_by && `, ${saved_by}`}
          </p>
          {changes.length === 0 ? (
            <p className="text-ink-2 text-sm">The first version</p>
          ) : (
            <ul className="mt-1 grid gap-1 text-sm">
              {changes.map(({ what, before, after }) => (
                <li key={what}>
                  {what}: <span className="text-ink-2 line-through">{before}</span> {after}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
