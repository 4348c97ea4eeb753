// npm run learn-chat: learns again, from the examples in src/domain/chat/examples, what a message to the chat is about.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["src/app/commands/learn-chat.ts", ...process.argv.slice(2)]);
