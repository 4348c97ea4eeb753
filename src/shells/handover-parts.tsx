import { HandoverBand } from "#features/dispatch/handover/ui/handover-band.tsx";
import { HandoverMenu } from "#features/dispatch/handover/ui/handover-menu.tsx";

/** Used on every dispatch board. */
export const handoverParts = { menu: <HandoverMenu />, band: <HandoverBand /> };
