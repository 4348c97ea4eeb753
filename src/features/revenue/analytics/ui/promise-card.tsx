import { Card, CardHeader } from "#design/card.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { keptText, promiseLabels } from "#domain/analytics/promise-labels.ts";
import { promiseRows } from "#domain/analytics/promises.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { InputOf } from "#platform/contract.ts";
import { CsvButton } from "../../ui/csv-button.tsx";
import { promisesContract } from "../promises-contract.ts";
import { FigureRows } from "./figure-rows.tsx";
import { PromiseList } from "./promise-list.tsx";

/** Our promises, and how often they were kept in the period; each opens its rows. */
export function PromiseCard({ criteria }: { criteria: InputOf<typeof promisesContract.readPromises> }) {
  const { data, wait } = readOrWait(useCall(promisesContract.readPromises, criteria), "our promises", 4);
  const { read, filter, go } = usePageAddress();
  if (wait) return wait;
  const open = data.promises.find(({ id }) => id === read("promise"));
  return (
    <Card>
      <CardHeader
        title="Promised and kept"
        actions={
          <CsvButton what="promised and kept" fetchFile={() => callSignedIn(promisesContract.promisesFile, criteria)} />
        }
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
      <PromiseList promises={data.promises} onOpen={(id) => go({ promise: id })} />
      <Drawer
        open={open !== undefined}
        onClose={() => filter({ promise: "" })}
        size="lg"
        title={open ? promiseLabels[open.id] : ""}
      >
        {open && (
          <div className="grid gap-4">
            <p className="font-semibold">{keptText(open)}</p>
            <FigureRows criteria={criteria} {...promiseRows[open.id]} />
          </div>
        )}
      </Drawer>
    </Card>
  );
}
