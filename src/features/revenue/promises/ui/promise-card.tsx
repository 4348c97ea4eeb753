import { Card, CardHeader } from "#design/card.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { promisesContract } from "../contract.ts";
import { PromiseList } from "./promise-list.tsx";

/** What we promise, and how often it was kept in the period. */
export function PromiseCard({ asked }: { asked: InputOf<typeof promisesContract.readPromises> }) {
  const { data, error, refetch } = useCall(promisesContract.readPromises, asked);
  if (!data && error)
    return <ReadFailed title="We couldn’t load our promises" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={4} />;
  return (
    <Card>
      <CardHeader
        title="Promised and kept"
        note={
          data.is_published ? (
            <>
              Visitors see the last twelve months on <SiteLink to="/guarantee">our guarantee page</SiteLink>.
            </>
          ) : (
            <>
              Only our team sees this. A super-user can publish it under{" "}
              <SiteLink to="/admin/super-user">Users and roles</SiteLink>.
            </>
          )
        }
      />
      <PromiseList promises={data.promises} />
    </Card>
  );
}
