/** What the worker says: that it has begun, then the proof; empty where it found none. */
export interface ProofWord {
  isWorking: boolean;
  proof: string;
}
