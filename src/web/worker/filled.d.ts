declare const __FILES__: readonly string[];
declare const __VERSION__: string;
