/** How a bot can fail; codes are stable. */
export type BotFaultCode = 'exited' | 'too-late' | 'nonsense' | 'gave-up' | 'broke-rules' | 'threw';

/** What a process did instead of answering. */
export class BotFault extends Error {
  readonly code: BotFaultCode;

  constructor(code: BotFaultCode, message: string) {
    super(message);
    this.code = code;
  }
}
