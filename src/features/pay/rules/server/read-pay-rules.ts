import { ruleOn } from "#domain/pay/pay-rule.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { payRule, type payRulesContract, type ShownPayRule } from "../contract.ts";
import { findPayee } from "./find-payee.ts";
import { findPayRules, findRule, findRulesOf, type RuleRecord } from "./views.ts";

/** Today’s pay rule of a driver or a provider, with past and future ones. */
export async function readPayRules(ctx: Context, input: ParsedOf<typeof payRulesContract.readPayRules>) {
  const result = await findPayee(ctx, input);
  if (!result.ok) return result;
  const { payee, sentBy } = result.value;
  const current = sentBy ? null : ruleOn(await findPayRules(ctx.db), payee, localDateOf(ctx.now));
  const shown = current ? await findRule(ctx.db, current.id) : undefined;
  const rules = await findRulesOf(ctx.db, payee);
  return accept({ current: shown ? show(shown) : null, rules: rules.map(show), provider: sentBy });
}

const show = ({ rule, by }: RuleRecord): ShownPayRule =>
  toWire(payRule, rule, { is_own: (rule.driverId ?? rule.providerId) !== null, created_by: by });
