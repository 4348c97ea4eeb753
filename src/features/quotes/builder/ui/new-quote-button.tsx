import { Plus } from "lucide-react";
import { useNavigate } from "react-router";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { quoteBuilderContract } from "../contract.ts";

/** Starts a blank quote and opens it. */
export function NewQuoteButton() {
  const navigate = useNavigate();
  const create = useMakeCall(quoteBuilderContract.createQuote, [quoteBuilderContract.listQuotes]);
  const start = async () => {
    try {
      const { id } = await create.mutateAsync({});
      await navigate(`/admin/quotes-enhanced?quote=${id}`);
    } catch (error) {
      await toast({ title: "Not started", description: error instanceof Error ? error.message : "", kind: "error" });
    }
  };
  return (
    <Button size="sm" busy={create.isPending} icon={<Plus aria-hidden="true" />} onClick={() => void start()}>
      New quote
    </Button>
  );
}
