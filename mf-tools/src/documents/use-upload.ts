import { useEffect, useRef, useState } from 'react';
import { ApiError, toast } from '@landfall/sdk';
import { extractText } from '../api';
import type { OpenDocument } from '../workbench/workbench';
import { problemWith, type FileRule } from './file-check';

/** Word for word what the server says of two. */
const ONE_FILE = 'Please upload one file at a time';

interface UploadState {
  /** Name of the file on its way. */
  reading?: string;
  /** The last file, when it was not taken: its name and why. */
  refused?: { name: string; reason: string };
}

interface UploadOptions {
  rule: FileRule;
  /** The toast when the server could not read it. */
  failed: string;
  onRead: (document: OpenDocument | null) => void;
}

/** Reads one file at a time; until a new one has been read, the text of the last one stays, as that one's. */
export function useUpload({ rule, failed, onRead }: UploadOptions) {
  const [{ reading, refused }, setUpload] = useState<UploadState>({});
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setUpload({});
  };

  const read = async (file: File) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setUpload({ reading: file.name });
    try {
      const problem = await problemWith(file, rule);
      if (own.signal.aborted) return;
      if (problem) return setUpload({ refused: { name: file.name, reason: problem } });
      const { name, text, pages } = await extractText(file, own.signal);
      if (own.signal.aborted) return;
      onRead({ name, text, pages });
      setUpload({});
      toast({ title: `File uploaded: ${name}` });
    } catch (failure) {
      if (own.signal.aborted) return;
      const detail = failure instanceof ApiError ? failure.detail : 'The file could not be read or sent.';
      setUpload({ refused: { name: file.name, reason: detail } });
      toast({ title: failed, description: detail, variant: 'destructive' });
    }
  };

  const remove = () => {
    onRead(null);
    setUpload({});
  };

  const refuseSeveral = () => setUpload({ refused: { name: 'A choice of several files', reason: ONE_FILE } });

  return { reading, refused, refuseSeveral, read: (file: File) => void read(file), cancel, remove };
}
