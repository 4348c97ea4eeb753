import { FileText } from "lucide-react";
import { Button } from "#design/button.tsx";
import { useFile } from "#design/use-file.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { reportContract } from "../report-contract.ts";

/** The monthly report’s PDF, for the period’s last month once it is over. */
export function ReportButton({ until }: { until: string }) {
  const { isBusy, save } = useFile();
  if (until.slice(0, 7) >= localDateOf(new Date()).slice(0, 7)) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      icon={<FileText aria-hidden="true" />}
      onClick={() => void save(() => callSignedIn(reportContract.reportFile, { month: until }))}
    >
      Monthly report (PDF)
    </Button>
  );
}
