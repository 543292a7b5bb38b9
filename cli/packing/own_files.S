/* What casino_pack made of the corpus, as a part of the program (own_files.cpp). */

#ifdef __wasm__
    .section .rodata.casino_own_files, "", @
#else
    .section .rodata
#endif
    .globl casino_own_files_begin
    .globl casino_own_files_end
casino_own_files_begin:
    .incbin CASINO_PACKED_FILES
casino_own_files_end:

#ifdef __wasm__ /* which keeps nothing of what has no size */
    .size casino_own_files_begin, casino_own_files_end - casino_own_files_begin
    .size casino_own_files_end, 0
#else
    .section .note.GNU-stack, "", %progbits
#endif
