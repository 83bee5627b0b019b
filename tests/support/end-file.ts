// Called for every file of server tests.
import { afterAll } from 'vitest';
import { endFile } from './when-file-ends.ts';

afterAll(endFile);
