import { HandoverBand } from "#features/dispatch/handover/ui/handover-band.tsx";
import { HandoverMenu } from "#features/dispatch/handover/ui/handover-menu.tsx";

/** On every board of dispatch. */
export const handoverParts = { menu: <HandoverMenu />, band: <HandoverBand /> };
