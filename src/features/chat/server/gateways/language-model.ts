import * as z from "zod/mini";

/** The address of a language model with OpenAI's chat completions API, and the model’s name. */
export type LanguageModel = { readonly url: string; readonly key: string; readonly model: string };

export type Tool = { readonly name: string; readonly description: string; readonly parameters: object };
export type Message = { readonly role: "system" | "user" | "assistant"; readonly content: string };

export type Turn = {
  readonly messages: readonly Message[];
  readonly tools: readonly Tool[];
  readonly callTool: (name: string, argumentsJson: string) => string;
  readonly timeoutMs?: number;
};

/** The model’s answer, and every tool result it used. */
export type ModelReply = { readonly reply: string; readonly toolResults: readonly string[] };

declare module "#platform/context.ts" {
  interface Outside {
    /** Left out if the chat answers without a model. */
    readonly askModel?: ((turn: Turn) => Promise<ModelReply>) | undefined;
  }
}

const toolCall = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string() }),
});
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.nullish(z.string()), tool_calls: z.nullish(z.array(toolCall)) }),
      }),
    )
    .check(z.minLength(1)),
});

const toolRoundsAtMost = 4;
const answerTokensAtMost = 600;
const patienceMs = 12_000;

/** Lets the model call tools until it answers. Throws if it fails, takes too long or never finishes. */
export async function askLanguageModel(model: LanguageModel, turn: Turn): Promise<ModelReply> {
  const signal = AbortSignal.timeout(turn.timeoutMs ?? patienceMs);
  const messages: object[] = [...turn.messages];
  const toolResults: string[] = [];
  for (let round = 0; round <= toolRoundsAtMost; round++) {
    const { content, tool_calls: calls } = await complete(model, { messages, tools: turn.tools, signal });
    if (!calls?.length) return { reply: content ?? "", toolResults };
    messages.push({ role: "assistant", content: content ?? null, tool_calls: calls.map(asSent) });
    for (const { id, function: request } of calls) {
      const result = turn.callTool(request.name, request.arguments);
      toolResults.push(result);
      messages.push({ role: "tool", tool_call_id: id, content: result });
    }
  }
  throw new Error(`The language model still called tools after ${toolRoundsAtMost} rounds.`);
}

const asSent = (call: z.output<typeof toolCall>) => ({ ...call, type: "function" });

type Request = { messages: readonly object[]; tools: readonly Tool[]; signal: AbortSignal };

async function complete({ url, key, model }: LanguageModel, { messages, tools, signal }: Request) {
  const response = await fetch(`${url.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model,
      messages,
      tools: tools.map((tool) => ({ type: "function", function: tool })),
      temperature: 0.2,
      max_tokens: answerTokensAtMost,
    }),
    signal,
  });
  if (!response.ok) throw new Error(`The language model answered with status ${response.status}.`);
  const { choices } = completion.parse(await response.json());
  const [choice] = choices;
  if (!choice) throw new Error("The language model answered nothing.");
  return choice.message;
}
