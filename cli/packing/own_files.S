/* What casino_pack made of the corpus, as a part of the program (own_files.cpp). */

    .section .rodata
    .global casino_own_files_begin, casino_own_files_end
casino_own_files_begin:
    .incbin CASINO_PACKED_FILES
casino_own_files_end:

    .section .note.GNU-stack, "", %progbits
