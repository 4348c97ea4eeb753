import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { gatewayNames } from "#domain/channel/text-prices.ts";
import { call, contract } from "#platform/contract.ts";

const channelFigures = z.object({
  /** Of this month, those that sent something. */
  gateways: z.array(
    z.object({
      gateway: z.enum(gatewayNames),
      /** Accepted by the gateway. */
      sent: z.int(),
      arrived: z.int(),
      failed: z.int(),
      /** No one can tell whether they went. */
      unknown: z.int(),
      cost_cents: z.int(),
      /** Sent while no one had entered what they cost. */
      unpriced: z.int(),
    }),
  ),
});
export type ChannelFigures = z.output<typeof channelFigures>;

export const channelsContract = contract({
  channelFigures: call({
    summary: "Counts this month’s texts by gateway: what became of them, and what they cost.",
    access: rolesThatMay("change_tariffs"),
    effect: "reads",
    input: z.object({}),
    output: channelFigures,
  }),
});
