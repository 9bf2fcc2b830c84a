import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Request, RequestHandler, Response } from 'express';
import type { MulterError, Options } from 'multer';
import type { EndpointName, ProblemCode } from 'shared-domain/contracts';
import type { Answer, Call, Handler } from '../calls/index.ts';
import { Problem, problem } from '../problems/index.ts';

/** 50 MB: the largest image (PRODUCT-11) and CSV file (IMPORT-1). */
const UPLOAD_BYTES = 50 * 1024 * 1024;
/** What the multipart form adds around the file. */
const FORM_BYTES = 64 * 1024;

export type Upload = {
  /** The form's field that carries the file. */
  field: string;
  /** The refusal of a file that is too large. */
  tooLarge: ProblemCode;
  /** The refusal of a form without a file. */
  missing: ProblemCode;
  /** The most bytes; 50 MB if left out. */
  most?: number;
  /** The refusal of a file name; undefined if it is accepted. */
  refuse?: (fileName: string) => ProblemCode | undefined;
};

/** A file on this machine's disk, for the duration of the request. */
export type Uploaded = { path: string; fileName: string; bytes: number };

/**
 * A handler that streams a file to disk, passes it on and always removes it afterwards. The limit applies while it
 * streams; a request that announces more is refused before its first byte is read.
 */
export function handleUpload<Name extends EndpointName>(
  upload: Upload,
  answer: (file: Uploaded, call: Call<Name>) => Promise<Answer<Name>>,
): Handler<Name> {
  return async (call) => {
    const { request, response } = call;
    const { most = UPLOAD_BYTES } = upload;
    if (Number(request.headers['content-length'] ?? 0) > most + FORM_BYTES) {
      throw problem(upload.tooLarge);
    }
    await taken(await receiver(upload), request, response, upload);
    const { file } = request;
    if (!file) throw problem(upload.missing);
    try {
      const { path, originalname: fileName, size: bytes } = file;
      return await answer({ path, fileName, bytes }, call);
    } finally {
      await rm(file.path, { force: true });
    }
  };
}

/** Reads a multipart form; its library is loaded at the first upload. */
async function receiver({ field, refuse, most = UPLOAD_BYTES }: Upload): Promise<RequestHandler> {
  const { default: multer } = await import('multer');
  return multer({
    storage: multer.diskStorage({ destination: tmpdir() }),
    limits: { fileSize: most, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
    defParamCharset: 'utf8',
    fileFilter: (_request, { originalname }, done) => {
      const refusal = refuse?.(originalname);
      if (refusal) done(problem(refusal));
      else done(null, true);
    },
  } as Options).single(field);
}

function taken(single: RequestHandler, request: Request, response: Response, upload: Upload): Promise<void> {
  return new Promise((resolve, reject) => {
    single(request, response, (cause?: unknown) => {
      if (cause === undefined || cause === null) resolve();
      else reject(refusalOf(cause, upload));
    });
  });
}

function refusalOf(cause: unknown, { tooLarge, missing }: Upload): Problem {
  if (cause instanceof Problem) return cause;
  if ((cause as { code?: unknown }).code === 'ENOSPC') return problem('storage_limit_exceeded', { cause });
  if (!isMulterError(cause))
    return problem('payload_too_large', { cause, detail: 'The upload was interrupted.' });
  return problem(cause.code === 'LIMIT_FILE_SIZE' ? tooLarge : missing, { cause });
}

const isMulterError = (cause: unknown): cause is MulterError => (cause as Error).name === 'MulterError';
